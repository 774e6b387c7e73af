import { describe, expect, it } from 'vitest';
import { addressAfterSignIn, loginAddress, selectView } from '#web/app/select-view.ts';
import { isLocked, sectionOf } from '#web/app/dashboard/sections.ts';

const at = (path: string): URL => new URL(path, 'https://foja.mx');
const ana = { id: 'usr_1' };

describe('selectView', () => {
  it('shows the trial dashboard for a trial that is named, whoever asks and whatever else the address says', () => {
    expect(selectView(at('/?trial_id=abc'), null)).toEqual({ name: 'trial-dashboard', trialId: 'abc' });
    expect(selectView(at('/?trial_id=abc&view=dashboard'), ana)).toEqual({ name: 'trial-dashboard', trialId: 'abc' });
  });

  it.each(['/?trial_id=', '/?trial_id=%20', '/?trial_id=%20%20'])('ignores a blank trial (%s)', (path) => {
    expect(selectView(at(path), null).name).toBe('landing');
  });

  it('keeps a tab in its trial on the addresses of an account, until something else is asked for', () => {
    const view = { name: 'trial-dashboard', trialId: 'abc' };
    for (const path of ['/dashboard?tab=chat', '/cases/cas_1', '/vencimientos/calcular', '/subscriptions'])
      expect(selectView(at(path), null, 'abc')).toEqual(view);
    expect(selectView(at('/?trial_id=def'), null, 'abc')).toEqual({ ...view, trialId: 'def' });
    for (const [path, name] of [
      ['/', 'landing'],
      ['/dashboard?view=login', 'login'],
      ['/dashboard?view=dashboard', 'dashboard'],
      ['/invitacion?token=x', 'landing'],
    ] as const)
      expect(selectView(at(path), null, 'abc').name).toBe(name);
  });

  it('shows the dashboard to whoever is signed in', () => {
    expect(selectView(at('/'), ana)).toEqual({ name: 'dashboard', isDemo: false });
    expect(selectView(at('/?view=login'), ana).name).toBe('dashboard');
  });

  it('shows the demo dashboard to a signed-out visit with view=dashboard', () => {
    expect(selectView(at('/?view=dashboard'), null)).toEqual({ name: 'dashboard', isDemo: true });
  });

  it('shows the landing otherwise, and the login when it is asked for', () => {
    expect(selectView(at('/'), null).name).toBe('landing');
    expect(selectView(at('/dashboard?tab=subscriptions'), null).name).toBe('landing');
    expect(selectView(at('/?view=login'), null)).toEqual({ name: 'login', tab: 'login' });
    expect(selectView(at('/?view=login&form=registro'), null)).toEqual({ name: 'login', tab: 'register' });
  });
});

describe('the way through the login', () => {
  it('leads back to the section that was asked for', () => {
    const login = loginAddress(at('/dashboard?tab=subscriptions'), 'login');
    expect(login).toBe('/dashboard?tab=subscriptions&view=login');
    expect(addressAfterSignIn(at(login))).toBe('/dashboard?tab=subscriptions');
  });

  it('keeps the token of an invitation', () => {
    const login = loginAddress(at('/invitacion?token=abc'), 'register');
    expect(login).toBe('/invitacion?token=abc&view=login&form=registro');
    expect(selectView(at(login), null)).toEqual({ name: 'login', tab: 'register' });
    expect(addressAfterSignIn(at(login))).toBe('/invitacion?token=abc');
  });

  it('leads to the dashboard from the front page', () => {
    expect(loginAddress(at('/otra'), 'register')).toBe('/?view=login&form=registro');
    expect(addressAfterSignIn(at('/?view=login&form=registro'))).toBe('/?view=dashboard');
  });
});

describe('sections', () => {
  it('opens the section of tab, also those that the sidebar does not show', () => {
    expect(sectionOf(at('/dashboard?tab=chat'))).toBe('chat');
    expect(sectionOf(at('/?tab=analytics'))).toBe('analytics');
    expect(sectionOf(at('/cases/cas_1?part=notes'))).toBe('cases');
    expect(sectionOf(at('/dashboard?tab=virtual-trials'))).toBe('virtual-trials');
  });

  it('opens subscriptions at their own path, and home for what it does not know', () => {
    expect(sectionOf(at('/subscriptions?upgrade=canceled'))).toBe('subscriptions');
    expect(sectionOf(at('/dashboard?tab=constructor'))).toBe('dashboard');
    expect(sectionOf(at('/dashboard'))).toBe('dashboard');
  });

  it('locks premium sections unless the plan or a single grant opens them', () => {
    expect(isLocked('neural', { isPremium: false, features: [] })).toBe(true);
    expect(isLocked('neural', { isPremium: true, features: [] })).toBe(false);
    expect(isLocked('smart-contracts', { isPremium: false, features: ['smart_contracts'] })).toBe(false);
    expect(isLocked('chat', { isPremium: false, features: [] })).toBe(false);
  });
});
