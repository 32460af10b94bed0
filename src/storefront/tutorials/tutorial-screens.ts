/** The screens of one late chunk; `routes.tsx` asks for it whole. */
export { TutorialScreen } from './TutorialScreen.tsx';
export { TutorialsScreen } from './TutorialsScreen.tsx';
