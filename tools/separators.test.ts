import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, projectFiles } from './source-files.ts';

test('a dot between two facts has a no-break space before it, so that no line of a narrow screen begins with it', () => {
  const screens = projectFiles().filter((path) => /^src\/.*\.tsx$/.test(path) && !isTest(path));
  const lines = screens.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => / ·/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line) && !line.includes('<title>'))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
