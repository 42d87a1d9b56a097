import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderMistake } from '../bin/install.mjs';

test('a checkout in a folder that webpack cannot build in is refused with one sentence', () => {
  for (const sign of ['!', '#', '?'])
    assert.match(folderMistake(`/home/a${sign}b/az`), new RegExp(`contains \\${sign}, which`));
  for (const folder of ['/home/awa/az-connect', "/home/été 100% [x] & (1) +é/l'az"])
    assert.equal(folderMistake(folder), null);
});
