const api = '/az-connect-backend/api';

type Document = { paths: Record<string, Record<string, { 'x-emits'?: string[] }>> };

/** The subject of a call's events. `account`: what members tell about themselves. */
type EventSubject = 'relations' | 'account' | 'conversations' | 'notifications' | 'publications';

function subjectOf(path: string, types: string[]): EventSubject {
  if (path.startsWith('/notifications')) return 'notifications';
  if (types.some((type) => type.includes('relation'))) return 'relations';
  if (types.some((type) => /account|member/.test(type))) return 'account';
  return types.some((type) => /message|conversation/.test(type)) ? 'conversations' : 'publications';
}

/** The calls that emit events about a subject, according to the API's document. Each call counts for one subject. */
export async function emittingCalls(base: string, subject: EventSubject): Promise<string[]> {
  const { paths } = (await (await fetch(`${base}${api}/openapi.json`)).json()) as Document;
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { 'x-emits': types }]) => types && subjectOf(path, types) === subject)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    .sort();
}
