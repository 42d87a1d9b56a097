import { renderInApp } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidePanelButton } from './SidePanelButton.tsx';

const Content = () => <a href="#x">Contenu du panneau</a>;

const opener = <SidePanelButton content={Content} icon={null} label="My profile" />;

const button = () => screen.getByRole('button', { name: 'My profile' });

test('opens a panel with the name of its button, in English', async () => {
  renderInApp(opener);
  expect(button()).toHaveAttribute('lang', 'en');
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'My profile' })).toHaveTextContent('Contenu du panneau');
  expect(screen.getByRole('heading', { name: 'My profile' }).querySelector('[lang=en]')).not.toBeNull();
});

test('loads when the pointer enters, without opening', async () => {
  renderInApp(opener);
  await userEvent.hover(button());
  await act(() => import('./SidePanel.tsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
