type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: () => null },
  ) => unknown;
};

/**
 * The page's one Trusted Types policy: no script is ever loaded or made at run time, and of HTML only text without markup
 * passes, which is what style sheets made at run time are. Anything else is refused by the browser.
 */
export function installTrustedTypes(): void {
  // Not in the DOM library of this TypeScript version, and absent in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: () => null,
  });
}
