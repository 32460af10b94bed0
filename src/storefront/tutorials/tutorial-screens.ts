/** The screens of one late chunk, which `pages.ts` loads. */
export { TutorialScreen } from './TutorialScreen.tsx';
export { TutorialsScreen } from './TutorialsScreen.tsx';
