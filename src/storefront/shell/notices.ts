/** The id of the region where all is said that goes away again. */
export const NOTICES = 'avisos';

/** The id of the button that opens a chat. */
export const CHAT = 'chat';
