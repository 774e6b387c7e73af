import { useNavigate, useParams } from 'react-router';
import { VerificationView } from '#web/features/contracts/public-pages.ts';
import { PageFrame } from './page-frame.tsx';
import { PageGraphql } from './page-graphql.tsx';

/** Whether a file or digest is of a contract that is kept here: `/verificar`, `/verificar/<sha256>`. */
export function VerificationPage() {
  const navigate = useNavigate();
  const { '*': sha256 } = useParams();
  return (
    <PageGraphql>
      <PageFrame className="max-w-3xl content-start px-4 py-10 md:px-8">
        <VerificationView
          given={sha256 || null}
          onVerify={(next) => void navigate(`/verificar/${next}`, { replace: true })}
        />
      </PageFrame>
    </PageGraphql>
  );
}
