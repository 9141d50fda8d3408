import type { DocumentNode, ExecutionResult } from 'graphql';
import type { PageConfig } from '../../shared/page-config.js';
import type { RenderedPage } from '../../shared/rendered-page.js';

/** What the built page renderer (client/app/entry-server.tsx) offers the server. */
export interface PageModule {
  /** The address without the parameters that its page does not know, the others in order. */
  pageAddress(url: string): string;
  renderPage(
    request: { url: string },
    execute: (operation: PageOperation) => Promise<ExecutionResult>,
    config: PageConfig,
  ): Promise<RenderedPage>;
  documentHtml(
    page: RenderedPage,
    assets: { entry: string; scripts: string[]; headExtra?: string },
    texts: { baseCss: string; headScript: string },
  ): string;
  baseCss(): string;
  headScript: string;
  /** The part of it that shows the chosen colour mode. */
  colorModeScript: string;
  /** Puts badges into the pages of other sites. */
  badgeScript: string;
}

export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}
