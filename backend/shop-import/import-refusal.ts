import type { ImportProblem } from '#domain/staff/archive/shop-import.ts';

/** The archive is not taken, for a reason that the owner can read. */
export class ImportRefusal extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.name = 'ImportRefusal';
    this.problem = problem;
  }
}
