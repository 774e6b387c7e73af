import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme, storedTheme } from '#web/shared/ui/theme.ts';
import '../guide.css';
import './explorer.css';
import { Explorer } from './explorer.tsx';

applyTheme(storedTheme());
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
);
