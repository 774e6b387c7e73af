import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Invitation } from '#web/features/cases/invitation.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { address, broken, casesWorld, file, hit, member, openFile, refusal } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const heading = () => screen.findByRole('heading', { level: 1, name: 'Cobro de pagaré' });
const status = (name: string) => screen.getByRole('button', { name: `Estado del caso: ${name}` });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const link = { __typename: 'CaseLink', id: 'clk_1', kind: 'APPEAL_OF', isIncoming: true };
const linked = { __typename: 'Case', id: 'case_2', title: 'Apelación', client: 'La misma', status: 'ACTIVE' };

describe('the page of a case', () => {
  it('shows how it stands, its court and number, its facts and parties', async () => {
    casesWorld();
    openFile();
    await heading();
    expect(screen.getByText('Urgente')).toBeVisible();
    expect(status('Activo')).toBeVisible();
    expect(screen.getByText('123/2026')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Datos del caso' }));
    expect(facts.getByText('$125,000.50 MXN')).toBeVisible();
    expect(facts.getByText(/Nombre sin confirmar/)).toBeVisible();
    expect(facts.getByText('1 de octubre de 2026')).toBeVisible();
    expect(screen.getByText('Deudora de Ejemplo')).toBeVisible();
    expect(tab(/^Chat.*2 mensajes sin leer/)).toBeVisible();
  });

  it('warns of the expiry that the law foresees, with its article', async () => {
    const watch = {
      rule: 'La instancia caduca si nadie promueve.',
      statuteKey: 'ccom',
      articleNumber: '1076',
      textAsOf: '2026-01-15',
      expectedOn: '2026-12-20',
      daysLeft: 29,
    };
    casesWorld({ held: file({ activity: { ...file().activity, daysSince: 40, isForgotten: true, watch } }) });
    openFile();
    const notice = within(await screen.findByRole('region', { name: 'Cuidado con la inactividad' }));
    expect(notice.getByText(/llega a ese punto el 20 de diciembre de 2026\. Faltan 29 días\./)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Leer el artículo 1076' })).toHaveAttribute('href', '/leyes/ccom/1076');
    expect(screen.getByText('Sin movimiento')).toBeVisible();
  });

  it('keeps its part in the address', async () => {
    casesWorld();
    openFile('?part=timeline');
    expect(await screen.findByText('cambió el estado de Pendiente a Activo')).toBeVisible();
    await userEvent.click(tab('Integrantes'));
    expect(address()).toBe('/cases/case_1?part=people');
    await userEvent.click(tab('Resumen'));
    expect(address()).toBe('/cases/case_1');
  });

  it('changes its status, asks how it ended, and takes it back', async () => {
    const world = casesWorld();
    openFile();
    await heading();
    await userEvent.click(status('Activo'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrado' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Después' }));
    expect(await screen.findByRole('button', { name: 'Registrar resultado' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(status('Activo')).toBeVisible());
    expect(world.asked('MoveCase').map(({ status }) => status)).toEqual(['COMPLETED', 'ACTIVE']);
  });

  it('marks the sample, and removes it with one click', async () => {
    const world = casesWorld({
      held: file({ isSample: true }),
      answers: {
        RemoveSampleCase: () => ({
          removeSampleCase: { __typename: 'P', removedCaseId: 'case_1', userErrors: [] },
        }),
      },
    });
    openFile();
    await heading();
    expect(screen.getByText('Ejemplo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar ejemplo' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=cases'));
    expect(world.asked('RemoveSampleCase')).toHaveLength(1);
  });

  it('stays where it is when the sample cannot be removed', async () => {
    casesWorld({
      held: file({ isSample: true }),
      answers: {
        RemoveSampleCase: () => ({
          removeSampleCase: { __typename: 'P', removedCaseId: null, userErrors: [refusal('No se puede.')] },
        }),
      },
    });
    openFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar ejemplo' }));
    expect(await screen.findByText('No se puede.')).toBeVisible();
    await heading();
  });

  it('is «Caso no encontrado» for whoever is no member', async () => {
    casesWorld({ held: null });
    openFile();
    expect(await screen.findByRole('heading', { name: 'Caso no encontrado' })).toBeVisible();
  });

  it('says what failed and reads it again', async () => {
    const world = casesWorld({ answers: { CaseFile: () => broken() } });
    openFile();
    expect(await screen.findByText('No pudimos cargar el caso.')).toBeVisible();
    world.mend('CaseFile');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading();
  });

  it('shows a guest what is marked for guests, and nothing to press', async () => {
    const none = {
      viewerCanEdit: false,
      viewerCanChangeStatus: false,
      viewerCanInvite: false,
      viewerCanArchive: false,
    };
    casesWorld({
      held: file({ ...none, viewerCanChat: false, myRole: 'GUEST', description: '', parties: [], amountClaimed: null }),
    });
    openFile();
    await heading();
    expect(screen.getByText(/^Participas como invitado/)).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Resumen',
      'Agenda',
      'Notas',
      'Integrantes',
    ]);
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Estado del caso/ })).toBeNull();
  });
});

describe('the parties', () => {
  it('are added after looking the name up, and where it stands is shown', async () => {
    const world = casesWorld({
      answers: {
        AddCaseParty: () => ({
          addParty: {
            __typename: 'P',
            case: { ...file(), version: 4 },
            conflicts: [hit('Nueva Ejemplo', 'Otro asunto')],
            userErrors: [],
          },
        }),
      },
    });
    openFile();
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar parte' }));
    const form = within(screen.getByRole('form', { name: 'Agregar parte' }));
    expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'Nueva Ejemplo');
    expect(await form.findByText('Sin coincidencias en tus otros casos.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Agregar parte' }));
    expect(await screen.findByRole('link', { name: /^Otro asunto/ })).toBeVisible();
    expect(world.asked('AddCaseParty')).toEqual([
      { caseId: 'case_1', party: { name: 'Nueva Ejemplo', role: 'DEFENDANT', isOurs: false } },
    ]);
  });
});

describe('the notes', () => {
  it('stay written when the server refuses them', async () => {
    casesWorld({
      answers: {
        WriteCaseNote: () => ({
          addCaseNote: { __typename: 'P', note: null, userErrors: [refusal('Demasiadas notas.')] },
        }),
      },
    });
    openFile('?part=notes');
    const area = await screen.findByRole('textbox', { name: 'Nueva nota' });
    await userEvent.type(area, 'Llamar al actuario');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Visible para invitados' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText(/Sigue escrita aquí\. Demasiadas notas\./)).toBeVisible();
    expect(area).toHaveValue('Llamar al actuario');
  });
});

describe('the links', () => {
  it('are named from this side, made by searching, and taken off', async () => {
    const answer = (links: object[]) => ({
      __typename: 'P',
      case: { __typename: 'Case', id: 'case_1', links },
      userErrors: [],
    });
    const made = { ...link, case: { ...linked, isUrgent: false, fileNumber: null } };
    const world = casesWorld({
      answers: {
        LinkCase: () => ({ linkCases: answer([made]) }),
        UnlinkCase: () => ({ unlinkCases: answer([]) }),
      },
    });
    openFile('?part=links');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Otro caso' }), 'apel');
    await userEvent.click(await screen.findByRole('option', { name: /Apelación ?La misma/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Vincular' }));
    expect(await screen.findByText('Apelado en')).toBeVisible();
    expect(world.asked('LinkCase')).toEqual([{ caseId: 'case_1', otherCaseId: 'case_2', kind: 'APPEAL_OF' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el vínculo con «Apelación»' }));
    expect(await screen.findByText('Este caso no está unido a otro.')).toBeVisible();
  });
});

describe('the people', () => {
  it('are invited by e-mail', async () => {
    const world = casesWorld({
      answers: {
        InviteCaseMember: () => ({
          inviteToCase: {
            __typename: 'P',
            case: {
              __typename: 'Case',
              id: 'case_1',
              invitations: [
                {
                  __typename: 'CaseInvitation',
                  id: 'inv_1',
                  email: 'nueva@ejemplo.mx',
                  role: 'GUEST',
                  sentAt: '2026-11-21T18:00:00.000Z',
                  expiresAt: '2099-11-28T18:00:00.000Z',
                },
              ],
            },
            userErrors: [],
          },
        }),
      },
    });
    openFile('?part=people');
    const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(email, 'nueva@');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(screen.getByText('Escribe un correo válido.')).toBeVisible();
    await userEvent.type(email, 'ejemplo.mx');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Participa como' }), 'Invitado');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByRole('button', { name: 'Retirar la invitación de nueva@ejemplo.mx' })).toBeVisible();
    expect(world.asked('InviteCaseMember')).toEqual([{ caseId: 'case_1', email: 'nueva@ejemplo.mx', role: 'GUEST' }]);
    expect(email).toHaveValue('');
  });

  it('are removed after a question; the owner cannot be', async () => {
    const world = casesWorld({
      answers: {
        RemoveCaseMember: () => ({
          removeMember: {
            __typename: 'P',
            case: { __typename: 'Case', id: 'case_1', memberCount: 1, members: [member('usr_1', 'OWNER')] },
            userErrors: [],
          },
        }),
      },
    });
    openFile('?part=people');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar a Persona usr_2' }));
    expect(screen.queryByRole('button', { name: 'Salir del caso' })).toBeNull();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar del caso' }));
    await waitFor(() => expect(screen.queryByText('Persona usr_2')).toBeNull());
    expect(world.asked('RemoveCaseMember')).toEqual([{ caseId: 'case_1', userId: 'usr_2' }]);
  });

  it('may leave by themselves', async () => {
    casesWorld({
      held: file({
        myRole: 'COLLABORATOR',
        viewerCanInvite: false,
        members: [member('usr_2', 'OWNER'), member('usr_1', 'COLLABORATOR')] as never,
      }),
      answers: { RemoveCaseMember: () => ({ removeMember: { __typename: 'P', case: null, userErrors: [] } }) },
    });
    openFile('?part=people');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir del caso' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salir del caso' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=cases'));
    expect(screen.getAllByText('Saliste del caso.')).toHaveLength(1);
  });
});

describe('an invitation', () => {
  const preview = {
    __typename: 'InvitationPreview',
    caseTitle: 'Cobro de pagaré',
    inviterName: 'Persona usr_2',
    role: 'COLLABORATOR',
    expiresAt: '2026-11-28T18:00:00.000Z',
  };
  const onAccepted = vi.fn();
  const show = (user: { email: string } | null, token: string | null = 'abc') =>
    render(
      <MemoryRouter useTransitions={false}>
        <GraphqlProvider
          socket={{ subscribe: () => () => undefined, subscribeState: () => () => undefined, state: () => 'idle' }}
        >
          <Invitation
            token={token}
            user={user}
            links={{ login: '/entrar', register: '/registro', cases: '/casos' }}
            onAccepted={onAccepted}
            onOtherAccount={() => undefined}
          />
        </GraphqlProvider>
      </MemoryRouter>,
    );

  it('says to what, by whom and until when; without an account it leads to one', async () => {
    casesWorld({ answers: { CaseInvitationPreview: () => ({ invitation: preview }) } });
    show(null);
    expect(await screen.findByRole('heading', { name: 'Cobro de pagaré' })).toBeVisible();
    expect(screen.getByText('Persona usr_2 te invita a participar en')).toBeVisible();
    expect(screen.getByText('Participarás como colaborador.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/entrar');
    expect(screen.queryByRole('button', { name: 'Aceptar invitación' })).toBeNull();
  });

  it('is accepted by whoever is signed in; with the wrong account it says which', async () => {
    const world = casesWorld({
      answers: {
        CaseInvitationPreview: () => ({ invitation: preview }),
        AcceptCaseInvitation: () => ({
          acceptInvitation: {
            __typename: 'P',
            case: null,
            userErrors: [refusal('Es de otro correo.', null, 'FORBIDDEN')],
          },
        }),
      },
    });
    show({ email: 'ana@ejemplo.mx' });
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar invitación' }));
    expect(await screen.findByText('Es de otro correo.')).toBeVisible();
    expect(screen.getByText(/^Entraste como ana@ejemplo\.mx/)).toBeVisible();
    world.answer('AcceptCaseInvitation', () => ({
      acceptInvitation: { __typename: 'P', case: { __typename: 'Case', id: 'case_1' }, userErrors: [] },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar invitación' }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith('case_1'));
  });

  it('that is used, expired or cut off says what to do', async () => {
    casesWorld({ answers: { CaseInvitationPreview: () => ({ invitation: null }) } });
    const { unmount } = show({ email: 'ana@ejemplo.mx' });
    expect(await screen.findByText(/^Esta invitación ya se usó, venció o no existe/)).toBeVisible();
    unmount();
    show(null, null);
    expect(screen.getByText(/^Al enlace le falta una parte/)).toBeVisible();
  });
});
