import { DocumentList } from './document-list.tsx';
import { Figures } from './figures.tsx';
import { UploadPanel } from './upload-panel.tsx';

/** The start of the section: upload, own figures, and the list of documents. */
export const DocumentsHome = () => (
  <div className="grid grid-cols-1 gap-8">
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <UploadPanel />
      <Figures />
    </div>
    <DocumentList />
  </div>
);
