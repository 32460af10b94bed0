import type { PictureProblem } from './picture-file.ts';

const TEXTS: Readonly<Record<PictureProblem, string>> = {
  empty: 'El archivo está vacío.',
  'too-heavy': 'Pesa más de 60 MB. Tómala de nuevo con menos resolución o compártela comprimida.',
  'too-many-pixels': 'Tiene más de 110 megapixeles y el equipo no la puede abrir. Baja la resolución de la cámara.',
  svg: 'Los dibujos SVG no se aceptan, porque pueden llevar programas. Guárdalo como PNG.',
  pdf: 'Es un PDF. Aquí van fotos: JPG, PNG o WebP.',
  video: 'Es un video. Aquí van fotos: JPG, PNG o WebP.',
  'not-a-picture': 'No es una foto. Se aceptan JPG, PNG, WebP, AVIF y GIF.',
  heic: 'Este equipo no abre fotos HEIC. En el iPhone elige Ajustes, Cámara, Formatos, «Más compatible», o compártela como JPG.',
  broken: 'La foto está dañada o incompleta. Prueba a copiarla o descargarla de nuevo.',
  blank: 'Es toda transparente: no se vería nada.',
  'too-small': 'Es muy chica: necesita por lo menos 96 pixeles de lado para verse bien.',
  'too-long': 'Es muy alargada: sube solo el símbolo, que quepa en un cuadrado. El nombre va escrito al lado.',
  'no-room':
    'No queda espacio en este equipo para guardar la foto. Libera espacio o espera a que se envíen los cambios.',
  insecure: 'Las fotos solo se pueden preparar en una dirección segura (https).',
};

/** What staff read about a file that was not taken. */
export function pictureProblemText(problem: PictureProblem): string {
  return TEXTS[problem];
}

/** How many pictures a field has room for, where more were added. */
export const roomText = (most: number): string => (most === 1 ? 'Aquí cabe una foto.' : `Aquí caben ${most} fotos.`);
