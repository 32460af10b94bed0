/** Asks the server what it keeps about a person, with the SDK that it needs. */
export const loadFindPerson = () => import('#firebase/find-person.ts');
