/** The collection of what an owner changes of the store, a document for each subject. */
export const SETTINGS = 'ajustes';

/** The ids of its documents, in the order in which their screen lists them. */
export const SUBJECTS = ['datos', 'contacto', 'horario', 'politicas', 'portada', 'promociones', 'sitio'] as const;

/** The id of the document of promotions. */
export const PROMOTIONS = 'promociones' satisfies Subject;

export type Subject = (typeof SUBJECTS)[number];

export const isSubject = (id: string): id is Subject => SUBJECTS.some((subject) => subject === id);
