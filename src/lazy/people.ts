/** Who works here, as staff change it: only a few screens need it. */
export const loadPeople = () => import('#firebase/people.ts');
