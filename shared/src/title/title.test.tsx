import { render } from '@testing-library/react';
import { startTitle } from './start-title.ts';
import { useErrorPrefix, usePageTitle, useUnreadPrefix } from './use-page-title.ts';

function Screen({ title, unread = 0 }: { title: string; unread?: number }) {
  usePageTitle(title);
  useUnreadPrefix(unread);
  return null;
}

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('title of the document', () => {
  let stop: () => void;

  beforeEach(() => {
    stop = startTitle();
  });

  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  test('has the names of screen and product', () => {
    render(<Screen title="Messagerie" />);
    expect(document.title).toBe('Messagerie · AZ Connect');
  });

  test('shows the number of unread items', () => {
    const { rerender } = render(<Screen title="Messagerie" unread={2} />);
    expect(document.title).toBe('(2) Messagerie · AZ Connect');
    rerender(<Screen title="Messagerie" />);
    expect(document.title).toBe('Messagerie · AZ Connect');
  });

  test('shows that a form has errors', () => {
    function Form({ hasErrors }: { hasErrors: boolean }) {
      usePageTitle('Compte');
      useErrorPrefix(hasErrors);
      return null;
    }
    const { rerender } = render(<Form hasErrors />);
    expect(document.title).toBe('Erreur : Compte · AZ Connect');
    rerender(<Form hasErrors={false} />);
    expect(document.title).toBe('Compte · AZ Connect');
  });

  test('combines the prefixes of all components, without repetition', () => {
    function Part({ unread = 0, hasErrors = false }: { unread?: number; hasErrors?: boolean }) {
      useUnreadPrefix(unread);
      useErrorPrefix(hasErrors);
      return null;
    }
    const page = (...dialogs: boolean[]) => (
      <>
        <Screen title="Messagerie" unread={2} />
        {dialogs.map((hasErrors, index) => (
          <Part hasErrors={hasErrors} key={index} />
        ))}
      </>
    );
    const { rerender } = render(page());
    const expectTitle = (title: string) => expect(document.title).toBe(`${title} · AZ Connect`);
    rerender(page(false));
    expectTitle('(2) Messagerie');
    rerender(page(true, true));
    expectTitle('(2) Erreur : Messagerie');
    rerender(page(true, false));
    expectTitle('(2) Erreur : Messagerie');
    rerender(page(false, false));
    expectTitle('(2) Messagerie');
    rerender(page());
    expectTitle('(2) Messagerie');
  });

  test('shows the fixed text while the tab is hidden', () => {
    render(<Screen title="Accueil" />);
    setHidden(true);
    expect(document.title).toBe('Please come back 👋');
    setHidden(false);
    expect(document.title).toBe('Accueil · AZ Connect');
  });

  test('restores the title of the current screen', () => {
    const { rerender } = render(<Screen title="Accueil" />);
    setHidden(true);
    rerender(<Screen title="Notifications" unread={4} />);
    expect(document.title).toBe('Please come back 👋');
    setHidden(false);
    expect(document.title).toBe('(4) Notifications · AZ Connect');
  });

  test('restores its own title when the page is left', () => {
    render(<Screen title="Accueil" />);
    setHidden(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(document.title).toBe('Accueil · AZ Connect');
  });
});
