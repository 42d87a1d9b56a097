import { json, renderInApp } from '@az/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../App.tsx';
import {
  type FakeControlPlane,
  fakeControlPlane,
  sampleHealth,
  sampleLog,
  sampleStatus,
} from './fake-control-plane.ts';

// Each test renders the whole console, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

export function sampleControlPlane(): FakeControlPlane {
  const control = fakeControlPlane();
  control.on('GET /status', () => json(sampleStatus()));
  control.on('GET /areas/feed/health', () => json(sampleHealth()));
  control.on('GET /areas/feed/history', () => json({ stable: [], rollouts: [] }));
  control.on('GET /areas/feed/findings', () => json({ findings: [] }));
  control.on('GET /areas/feed/recalls', () => json({ recalls: [] }));
  control.on('GET /audit', () => json(sampleLog()));
  return control;
}

/** Renders the console at an address, with or without a stored token. */
export function openConsole(address = '/deploy', token: string | null = 'az_good'): void {
  if (token) sessionStorage.setItem('az-operator-token', token);
  else sessionStorage.removeItem('az-operator-token');
  renderInApp(<App />, { route: address, path: '/deploy' });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
