const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** An error as the sheet shows it. @param code as old workbooks and SheetJS keep it */
export const errorLabel = (code: number | undefined): string =>
  (code === undefined ? undefined : ERRORS[code]) ?? '#ERROR';

export const truthLabel = (isTrue: boolean): string => (isTrue ? 'VERDADERO' : 'FALSO');
