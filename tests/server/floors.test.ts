import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The rooms of the server from the ground up: a file may import from its own room, and from the floors below. */
const FLOORS = [
  ['storage'],
  ['http'],
  ['settings', 'lists', 'outside', 'mail'],
  ['registration'],
  ['access', 'blocks', 'sheet'],
  ['app', 'demo', 'admin'],
  ['main.ts'],
];

const roomOf = (file: string) => file.split('/')[1] ?? '';
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `server/${file.replaceAll('\\', '/')}`);

it('every file of the server stands in a room of a floor, at most 14 rooms on 7 floors', () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual(FLOORS.flat().sort());
  expect(FLOORS.flat().length).toBeLessThanOrEqual(14);
  expect(FLOORS.length).toBeLessThanOrEqual(7);
});

it('no import of the server runs back up, nor across a floor', () => {
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, specifier = '']) => {
      const target = normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
      if (!target.startsWith('server/')) return [];
      const [own, other] = [roomOf(file), target.split('/')[2] === undefined ? `${roomOf(target)}.ts` : roomOf(target)];
      return own === other || floorOf(other) < floorOf(own) ? [] : [`${file} -> ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});
