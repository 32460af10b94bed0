/** Why an edit could not even be taken in. Nothing of what was typed is lost: the form stays as it is. */
export type SaveProblem = 'stranger' | 'not-kept' | 'no-room';

const SAVE_PROBLEMS: Readonly<Record<SaveProblem, string>> = {
  stranger: 'Esta cuenta no es del personal de la tienda: no se guardó nada.',
  'not-kept':
    'Este equipo no puede guardar cambios y no hay conexión. Lo que escribiste sigue en la pantalla; guarda cuando vuelva la conexión.',
  'no-room':
    'En este equipo ya no cabe el cambio. Lo que escribiste sigue en la pantalla; libera espacio y guarda otra vez.',
};

/** Why nothing was saved, as the person at the form reads it. */
export const saveProblemText = (problem: SaveProblem): string => SAVE_PROBLEMS[problem];
