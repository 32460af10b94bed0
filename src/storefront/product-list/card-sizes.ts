/** How wide a card's picture is shown. Two cards in a row on a phone, three on a tablet, four on a desktop; less the padding around the picture. */
export const CARD_SIZES = '(width >= 77.5rem) 17rem, (width >= 64rem) 21vw, (width >= 48rem) 29vw, 44vw';
