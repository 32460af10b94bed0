/** How wide the gallery's picture is shown: the whole width of a phone, about half of a desktop's. */
export const GALLERY_SIZES = '(width >= 77.5rem) 36rem, (width >= 48rem) 46vw, 92vw';
