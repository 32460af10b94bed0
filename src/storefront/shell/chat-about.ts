import { createContext, useContext, useEffect } from 'react';

/** Sets what the shell's chat button asks about; empty for nothing in particular. */
export const ChatAboutContext = createContext<(about: string) => void>(() => {});

/** While the calling page is shown, the chat button's message names its subject. */
export function useChatAbout(about: string): void {
  const setAbout = useContext(ChatAboutContext);
  useEffect(() => {
    setAbout(about);
    return () => setAbout('');
  }, [setAbout, about]);
}
