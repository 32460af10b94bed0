/** The demo's pictures as git has them, each in its largest size. */
export const DEMO_PICTURES: string;
/** Their smaller sizes, once they have been made: beside them and not in node_modules, so that `npm ci` does not delete them. */
export const SMALLER_PICTURES: string;
