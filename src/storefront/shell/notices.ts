/** The id of the region where all is said that goes away again. */
export const NOTICES = 'avisos';
