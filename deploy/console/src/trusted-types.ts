type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: () => null },
  ) => unknown;
};

/**
 * Creates the page's only Trusted Types policy. It allows no script to be loaded or created at run time, and HTML only
 * without `<`, which libraries need for their style sheets. The browser refuses everything else.
 */
export function installTrustedTypes(): void {
  // This TypeScript version has no type for `trustedTypes`. It is undefined in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: () => null,
  });
}
