import { types } from 'pg';

type Parser = (text: string) => unknown;

/** Numbers up to 2^53, beyond that bigint. */
function parseInt8(text: string): number | bigint {
  const value = BigInt(text);
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

function parseBytea(text: string): Uint8Array {
  const bytes: Buffer = types.getTypeParser(types.builtins.BYTEA)(text);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Types that pg reads differently from PGlite. Dates are midnight UTC. */
const parsers: Record<number, Parser> = {
  [types.builtins.INT8]: parseInt8,
  [types.builtins.BYTEA]: parseBytea,
  [types.builtins.DATE]: (text) => new Date(text),
  [types.builtins.INTERVAL]: (text) => text,
};

/** For the `types` option of pg: values as PGlite returns them, so that one code serves both engines. */
export const valueParsers = {
  getTypeParser: (type: number): Parser => parsers[type] ?? types.getTypeParser(type),
};
