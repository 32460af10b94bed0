import { createContext, useContext, useEffect } from 'react';

/** Tells the shell what its chat button should ask about; empty for nothing in particular. */
export const ChatAboutContext = createContext<(about: string) => void>(() => {});

/** While this page is shown, the chat opens with its subject already named. */
export function useChatAbout(about: string): void {
  const setAbout = useContext(ChatAboutContext);
  useEffect(() => {
    setAbout(about);
    return () => setAbout('');
  }, [setAbout, about]);
}
