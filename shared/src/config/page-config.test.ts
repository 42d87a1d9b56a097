async function configOf(content?: string) {
  document.body.innerHTML = '';
  if (content !== undefined) {
    const element = document.createElement('script');
    Object.assign(element, { id: 'az-config', type: 'application/json', textContent: content });
    document.body.append(element);
  }
  jest.resetModules();
  const { pageConfig } = await import('./page-config.ts');
  return pageConfig();
}

describe('pageConfig', () => {
  test('works without any configuration', async () => {
    expect(await configOf()).toEqual({
      productName: 'AZ Connect',
      agency: null,
      supportUrl: null,
      docsUrl: null,
      apiBase: '/az-connect-backend/api',
      appSecret: 'az-connect-dev',
      signingKeys: [],
    });
  });

  test('reads the page’s values', async () => {
    const config = await configOf(
      '{"productName":"Réseau","supportUrl":"https://aide.test/","apiBase":"/api/"}',
    );
    expect(config).toMatchObject({
      productName: 'Réseau',
      supportUrl: 'https://aide.test/',
      apiBase: '/api',
    });
  });

  test.each(['https://elsewhere.test/api', '//elsewhere.test', '/\\elsewhere.test', '', 7])(
    'never sends API calls to %p',
    async (apiBase) => {
      expect((await configOf(JSON.stringify({ apiBase }))).apiBase).toBe('/az-connect-backend/api');
    },
  );

  test('knows the extensions of the server if the origin does', async () => {
    expect((await configOf('{"extensions":["login",7]}')).extensions).toEqual(['login']);
    for (const content of ['{"extensions":null}', '{}'])
      expect(await configOf(content)).not.toHaveProperty('extensions');
  });

  test('reads the signing keys, and the one key of an older origin', async () => {
    const signingKeys = [{ key: 'a' }, { key: 'b', areas: ['feed'] }];
    expect((await configOf(JSON.stringify({ signingKeys, signingKey: 'a' }))).signingKeys).toEqual(
      signingKeys,
    );
    expect((await configOf('{"signingKey":"a"}')).signingKeys).toEqual([{ key: 'a' }]);
    expect((await configOf('{"signingKey":null}')).signingKeys).toEqual([]);
  });

  test('drops a URL that is not http(s)', async () => {
    expect((await configOf('{"docsUrl":"javascript:alert(1)"}')).docsUrl).toBeNull();
    const agency = { name: 'Agence', url: 'https://agence.test/' };
    expect((await configOf(JSON.stringify({ agency }))).agency).toEqual(agency);
    for (const bad of ['Agence', null, { ...agency, url: 'javascript:alert(1)' }, { url: agency.url }])
      expect((await configOf(JSON.stringify({ agency: bad }))).agency).toBeNull();
  });

  test('logs malformed configuration and uses defaults', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await configOf('{oops')).productName).toBe('AZ Connect');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
