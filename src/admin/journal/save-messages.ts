/** Why an edit was not stored on the device. The form keeps what was typed. */
export type SaveProblem = 'stranger' | 'not-kept' | 'no-room';

const SAVE_PROBLEMS: Readonly<Record<SaveProblem, string>> = {
  stranger: 'Esta cuenta no es del personal de la tienda: no se guardó nada.',
  'not-kept':
    'Este equipo no puede guardar cambios y no hay conexión. Lo que escribiste sigue en la pantalla; guarda cuando vuelva la conexión.',
  'no-room':
    'En este equipo ya no cabe el cambio. Lo que escribiste sigue en la pantalla; libera espacio y guarda otra vez.',
};

/** Why nothing was saved, for the person at the form. */
export const saveProblemText = (problem: SaveProblem): string => SAVE_PROBLEMS[problem];
