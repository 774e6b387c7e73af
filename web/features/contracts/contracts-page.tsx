import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { contractsText as text } from '#schema/text/contracts-screen.ts';
import { useEmbeddedTypes } from '#web/shared/apollo/embedded-types.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { RoomLinks } from '#web/shared/ui/room-links.tsx';
import { ContractsProvider, type ContractsContextValue } from './contracts-context.ts';
import { PaperSkeleton, TemplatesSkeleton } from './contracts-skeleton.tsx';
import {
  readContractsUrl,
  START,
  writeContractsUrl,
  type ContractsRoom,
  type ContractsUrlState,
} from './contracts-url.ts';
import { ContractsHome } from './home/contracts-home.tsx';
import { PAGE } from './page-layout.ts';
import './contracts.css';

/** Parts with files of their own: the start of the section needs none of them. */
const FormPage = lazyPart(() => import('./form/form-page.tsx').then(({ FormPage }) => FormPage));
const FilePage = lazyPart(() => import('./file/file-page.tsx').then(({ FilePage }) => FilePage));
const OwnTemplates = lazyPart(() => import('./own/own-templates.tsx').then(({ OwnTemplates }) => OwnTemplates));
const ContractList = lazyPart(() => import('./list/contract-list.tsx').then(({ ContractList }) => ContractList));

export interface ContractsPageProps {
  /** The query of the URL: part, template, contract. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
  links: ContractsContextValue['links'];
}

const ROOMS = Object.keys(text.room) as ContractsRoom[];

function Rooms({ current, address }: { current: ContractsRoom; address: ContractsContextValue['address'] }) {
  const rooms = ROOMS.map((id) => ({ id, label: text.room[id], address: address({ room: id }) }));
  return (
    <div className={PAGE}>
      <header className="grid gap-4">
        <div className="grid gap-1">
          <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
          {current === 'home' && <p className="max-w-[72ch] font-serif text-lg text-muted">{text.subtitle}</p>}
        </div>
        <RoomLinks label={text.rooms} rooms={rooms} current={current} />
      </header>
      <Suspense fallback={<TemplatesSkeleton />}>
        {current === 'home' && <ContractsHome />}
        {current === 'saved' && <ContractList />}
        {current === 'own' && <OwnTemplates />}
      </Suspense>
    </div>
  );
}

/** The section of contracts: its start, a form, a contract, the list of all, and the own templates. */
export function ContractsPage({ params, addressOf, links }: ContractsPageProps) {
  const navigate = useNavigate();
  useEmbeddedTypes('ContractClause', 'ContractStep');
  const urlState = readContractsUrl(params);
  const address = (part: Partial<ContractsUrlState> = {}) => addressOf(writeContractsUrl({ ...START, ...part }));
  const context: ContractsContextValue = {
    urlState,
    address,
    go: (part, options) => void navigate(address(part), options),
    links,
  };
  const { templateId, contractId } = urlState;
  // With both, the form keeps its values while the contract that was generated of it is edited above it.
  const screen = templateId ? (
    <FormPage key={templateId} templateId={templateId} />
  ) : contractId ? (
    <FilePage key={contractId} contractId={contractId} />
  ) : null;
  return (
    <ContractsProvider value={context}>
      {screen ? (
        <div className={PAGE}>
          <Suspense fallback={<PaperSkeleton />}>{screen}</Suspense>
        </div>
      ) : (
        <Rooms current={urlState.room} address={address} />
      )}
    </ContractsProvider>
  );
}
