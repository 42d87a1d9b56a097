import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../testing/render-in-app.tsx';
import { startTitle } from '../title/index.ts';
import { ActionIcon } from './ActionIcon/ActionIcon.tsx';
import { Avatar } from './Avatar/Avatar.tsx';
import { Button, ButtonLink } from './Button/Button.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { Image } from './Image/Image.tsx';
import { IconBell } from './icons/icons.tsx';
import { Menu } from './Menu/Menu.tsx';
import { Page } from './Page/Page.tsx';
import { PasswordInput } from './PasswordInput/PasswordInput.tsx';
import { RelativeTime } from './RelativeTime/RelativeTime.tsx';
import { Textarea } from './Textarea/Textarea.tsx';
import { TextInput } from './TextInput/TextInput.tsx';
import { TextLink } from './TextLink/TextLink.tsx';

describe('Page', () => {
  test('sets the document’s title and renders the only heading, which can take the focus', () => {
    const stop = startTitle();
    renderInApp(<Page heading="Bonjour" title="Accueil" />);
    expect(document.title).toBe('Accueil · AZ Connect');
    const heading = screen.getByRole('heading', { level: 1, name: 'Bonjour' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading.id).toBe('titre');
    stop();
  });

  test('keeps a hidden heading for screen readers', () => {
    renderInApp(<Page headingHidden title="Accueil" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Accueil' })).toBeInTheDocument();
  });
});

describe('links', () => {
  test('open another screen without a page load', async () => {
    const { router } = renderInApp(
      <>
        <ButtonLink to="/feed/home">Accueil</ButtonLink>
        <TextLink to="/blogs">Actualités</TextLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/feed/home');
    await userEvent.click(screen.getByRole('link', { name: 'Actualités' }));
    expect(router.state.location.pathname).toBe('/blogs');
  });
});

test('typed texts have the direction of their own letters', () => {
  renderInApp(
    <>
      <TextInput label="Nom" />
      <Textarea label="Message" />
    </>,
  );
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto');
});

describe('Avatar', () => {
  test('shows the initials without a picture, hidden from screen readers', () => {
    renderInApp(<Avatar name="Awa Moreau" />);
    expect(screen.getByText('AM').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('shows base64 as an image, with a label if requested', () => {
    renderInApp(<Avatar alt="Awa Moreau" name="Awa Moreau" picture="/9j/4AAQSkZJRgABAQ==" />);
    const avatar = screen.getByRole('img', { name: 'Awa Moreau' });
    expect(avatar.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==');
  });

  test('accepts only images as a picture', () => {
    renderInApp(<Avatar name="Awa Moreau" picture="javascript:alert(1)" />);
    expect(screen.getByText('AM')).toBeInTheDocument();
  });
});

describe('fields', () => {
  test('a password can be shown and hidden with the keyboard, without losing it', async () => {
    renderInApp(<PasswordInput label="Mot de passe" />);
    const field = screen.getByLabelText('Mot de passe');
    await userEvent.type(field, 'secret');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('an error belongs to its field', () => {
    renderInApp(<TextInput error="L'email est requis" label="E-mail" />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("L'email est requis");
  });

  test('a checkbox can be checked by its label', async () => {
    renderInApp(<Checkbox label="Rester connecté" />);
    await userEvent.click(screen.getByText('Rester connecté'));
    expect(screen.getByRole('checkbox', { name: 'Rester connecté' })).toBeChecked();
  });
});

describe('Drawer', () => {
  function Panel() {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <Button onClick={() => setOpened(true)}>Ouvrir</Button>
        <Drawer onClose={() => setOpened(false)} opened={opened} title="My profile">
          Contenu
        </Drawer>
      </>
    );
  }

  test('is a named dialog whose close button has a name', async () => {
    renderInApp(<Panel />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    const dialog = await screen.findByRole('dialog', { name: 'My profile' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Menu', () => {
  test('opens on its first item and supports the arrow keys', async () => {
    renderInApp(
      <Menu>
        <Menu.Target>
          <Button>Actions</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Partager</Menu.Item>
          <Menu.Item>Signaler</Menu.Item>
        </Menu.Dropdown>
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Partager' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Signaler' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });
});

describe('states', () => {
  test('an empty state has a text and one action', () => {
    renderInApp(
      <EmptyState action={<Button>Publier</Button>} icon={<IconBell />}>
        Rien à lire.
      </EmptyState>,
    );
    expect(screen.getByText('Rien à lire.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publier' })).toBeVisible();
  });

  test('an error state is announced and can be retried', async () => {
    const retry = jest.fn();
    renderInApp(<ErrorState onRetry={retry}>Failed to load global feed</ErrorState>);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load global feed');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('Image', () => {
  test('reserves its space before it has loaded', () => {
    renderInApp(
      <>
        <Image alt="Un" height={400} src="/a.jpg" width={600} />
        <Image alt="Deux" ratio={[16, 9]} src="/b.jpg" />
      </>,
    );
    expect(screen.getByAltText('Un')).toHaveAttribute('width', '600');
    expect(screen.getByAltText('Deux')).toHaveAttribute('height', '9');
    expect(screen.getByAltText('Deux')).toHaveAttribute('loading', 'lazy');
  });
});

describe('icons', () => {
  test('are 24 pixels wide and hidden from screen readers', () => {
    renderInApp(
      <ActionIcon aria-label="Notifications">
        <IconBell />
      </ActionIcon>,
    );
    const button = screen.getByRole('button', { name: 'Notifications' });
    const drawing = button.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '24');
  });
});

describe('RelativeTime', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is refreshed each minute, with the full French date as title', () => {
    jest.useFakeTimers({ now: new Date(2024, 2, 12, 15, 5, 30) });
    renderInApp(<RelativeTime value={new Date(2024, 2, 12, 15, 5, 0).toISOString()} />);
    const time = screen.getByText('30 seconds ago');
    expect(time).toHaveAttribute('title', '12 mars 2024 à 15:05');
    expect(time).toHaveAttribute('lang', 'en');
    act(() => jest.advanceTimersByTime(60_000));
    expect(time).toHaveTextContent('1 minute ago');
  });

  test('stands still while the page is hidden, and is right at once when it is shown again', () => {
    jest.useFakeTimers({ now: new Date(2024, 2, 12, 15, 5, 30) });
    renderInApp(<RelativeTime value={new Date(2024, 2, 12, 15, 5, 0).toISOString()} />);
    const isHidden = jest.spyOn(document, 'hidden', 'get');
    const show = (isShown: boolean) => {
      isHidden.mockReturnValue(!isShown);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const timers = jest.getTimerCount();
    show(false);
    expect(jest.getTimerCount()).toBe(timers - 1);
    act(() => jest.advanceTimersByTime(5 * 60_000));
    expect(screen.getByText('30 seconds ago')).toBeInTheDocument();
    show(true);
    expect(screen.getByText('5 minutes ago')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('6 minutes ago')).toBeInTheDocument();
    isHidden.mockRestore();
  });

  test.each([null, 'hier'])('shows nothing for %p', (value) => {
    const { container } = renderInApp(<RelativeTime value={value} />);
    expect(container.querySelector('time')).toBeNull();
  });
});
