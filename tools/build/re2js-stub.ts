/** Stands in for `re2js`: only Firestore pipelines compile a regular expression, and nothing here runs one. */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipelines with regular expressions are not part of this build');
  },
};
