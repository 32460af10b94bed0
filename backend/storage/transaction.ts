import type Database from 'libsql';

/**
 * All or nothing, and the first error is the one that is thrown. libsql's own `transaction` rolls back a second time what SQLite has
 * rolled back already, as it does on a full disk, and then says "cannot rollback" instead of why.
 */
export function transact<T>(connection: Database.Database, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
