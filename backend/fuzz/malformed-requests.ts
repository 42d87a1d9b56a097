const next = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';

const post = (path: string, lines: string[], body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`;

const get = (path: string, lines: string[]): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;

const wrongLengths = [
  '-1',
  '+2',
  '0x2',
  '2,2',
  '2, 3',
  '1e1',
  '2 2',
  'two',
  '',
  '2;',
  '99999999999999999999',
  '2.0',
  '\t',
  "'2'",
];

const wrongCodings = [
  'xchunked',
  'chunked, identity',
  'chunked,chunked, x',
  'identity',
  'chunked;q=1',
  '"chunked"',
  'chunked\x0b',
  'x',
  'gzip',
  'chunked, gzip',
  'chun ked',
  'chunked\x00',
  'deflate, x',
  'compress',
  'cow',
];

const wrongChunks = [
  '-1\r\n{}\r\n0\r\n\r\n',
  '0x2\r\n{}\r\n0\r\n\r\n',
  '2 \n{}\r\n0\r\n\r\n',
  'G\r\n{}\r\n0\r\n\r\n',
  '\r\n{}\r\n0\r\n\r\n',
  '2\n{}\n0\n\n',
  '2\r\n{}0\r\n\r\n',
  '2\r\n{}\r\n0\r\nX',
  'fffffffffffffffff\r\n{}',
  '2;\x00\r\n{}\r\n0\r\n\r\n',
  '+2\r\n{}\r\n0\r\n\r\n',
  '2\r\r\n{}\r\n0\r\n\r\n',
  ' 2\r\n{}\r\n0\r\n\r\n',
  '2_\r\n{}\r\n0\r\n\r\n',
  '1\r\n{}\r\n0\r\n\r\n',
];

const wrongHeaders = [
  'Accept : x',
  ' Accept: x',
  'Acc ept: x',
  'Accept\t: x',
  'Accept',
  ': x',
  'Acc\x00ept: x',
  'Accept: x\x00y',
  'Accept: x\x01y',
  'Accept: x\ny',
  'Accept: x\rX-Y: z',
  'Acc(ept: x',
  'Acc@ept: x',
  'Acc[ept: x',
  '"Accept": x',
  'Accépt: x',
  'Accept;: x',
  'Acc/ept: x',
  'Acc{ept: x',
  '\x7fAccept: x',
  'Host: y',
];

const wrongLines = [
  'GET / HTTP/1.2',
  'GET / HTTP/2.0',
  'GET / HTTP/0.9',
  'GET / HTTP/1.1 x',
  'GET / HTTPS/1.1',
  'GET / http/1.1',
  'G@T / HTTP/1.1',
  'get / HTTP/1.1',
  'FOO / HTTP/1.1',
  'GET',
  'GET /',
  'GET / HTTP/1',
  'GET / HTTP/1.10',
  '/ GET HTTP/1.1',
  'GET\t/ HTTP/1.1',
  'GET /\x00 HTTP/1.1',
  'GET / HTTP/-1.1',
  'PRI * HTTP/2.0',
  'GET x HTTP/1.1',
  'GET /a b HTTP/1.1',
  '\x16\x03\x01\x02\x00',
];

/**
 * Requests that a server and a proxy in front could read differently (request smuggling, RFC 9112, section 11.2), or
 * that are not HTTP. The server must refuse or cut off each, and never handle the bytes that follow as a request.
 */
export function malformedRequests(path: string): string[] {
  const lengths = wrongLengths.flatMap((length) => [
    post(path, [`Content-Length: ${length}`], `{}${next}`),
    post(path, ['Content-Length: 2', `Content-Length: ${length}`], `{}${next}`),
    post(path, [`Content-Length: ${length}`, 'Content-Length: 2'], `{}${next}`),
    post(path, [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\n\r\n${next}`),
  ]);
  const codings = wrongCodings.flatMap((coding) => [
    post(path, [`Transfer-Encoding: ${coding}`], `2\r\n{}\r\n0\r\n\r\n${next}`),
    post(path, [`Transfer-Encoding: ${coding}`, 'Content-Length: 2'], `{}${next}`),
    post(path, ['Content-Length: 2', `Transfer-Encoding: ${coding}`], `{}${next}`),
    post(
      path,
      ['Transfer-Encoding: chunked', `Transfer-Encoding: ${coding}`, 'Content-Length: 2'],
      `0\r\n\r\n${next}`,
    ),
  ]);
  const chunks = wrongChunks.map((body) => post(path, ['Transfer-Encoding: chunked'], body + next));
  const headers = wrongHeaders.flatMap((line) => [
    get(path, [line]) + next,
    post(path, [line, 'Content-Length: 2'], `{}${next}`),
  ]);
  const lines = wrongLines
    .map((line) => line.replace(' /', ` ${path}`))
    .flatMap((line) => [`${line}\r\nHost: x\r\n\r\n${next}`, `${line}\nHost: x\n\n${next}`]);
  const framing = [
    `GET ${path} HTTP/1.1\r\n\r\n${next}`,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n${next}`,
    post(path, ['Content-Length: 2', 'Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\n\r\n${next}`),
    post(path, ['Transfer-Encoding: chunked', 'Content-Length: 100'], `2\r\n{}\r\n0\r\n\r\n${next}`),
    `GET ${path} HTTP/1.1\r\nHost: x\r\n${'X-Y: z\r\n'.repeat(5000)}\r\n${next}`,
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n${next}`,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n${next}`,
    '\x00'.repeat(1000),
    '\xff\xfe\xfd',
  ];
  return [...lengths, ...codings, ...chunks, ...headers, ...lines, ...framing];
}
