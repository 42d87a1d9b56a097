/** The entries of a navigation list as text, with their address or `Bientôt`, in order. */
export const menuLines = (list: HTMLElement): string[][] =>
  [...list.querySelectorAll('li')].map((item) => {
    const link = item.querySelector('a');
    const [label = '', ...rest] = [...(link ?? item).querySelectorAll('span')].map(
      ({ textContent }) => textContent ?? '',
    );
    return [label, link?.getAttribute('href') ?? rest.join(' ')];
  });
