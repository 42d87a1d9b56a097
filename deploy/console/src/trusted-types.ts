type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: () => null },
  ) => unknown;
};

/**
 * The page's one Trusted Types policy: no script is loaded or created at run time, and of HTML only text without markup
 * is allowed, as in style sheets created at run time. The browser refuses anything else.
 */
export function installTrustedTypes(): void {
  // Not in the DOM library of this TypeScript version, and absent in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: () => null,
  });
}
