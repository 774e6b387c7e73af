const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const NM = 'node_modules/';
module.exports = {
  forbidden: [
    never(
      'no-cycles',
      { pathNot: '^db/entities/' },
      { circular: true },
      'A cycle means two files are one, types too; entities may point at each other.',
    ),
    {
      ...never('no-cycles-of-folders', {}, { circular: true }, 'Two folders that need each other are one.'),
      scope: 'folder',
    },
    never(
      'schema-imports-no-side',
      { path: '^schema/' },
      { path: '^(api|web|db|tests)/' },
      'api/ and web/ both import schema/, so it imports neither.',
    ),
    never('db-imports-no-caller', { path: '^db/' }, { path: '^(api|web|tests)/' }),
    never('web-imports-only-the-contract', { path: '^web/' }, { path: '^(api|db|tests)/' }),
    never('api-never-web', { path: '^api/' }, { path: '^(web|tests)/' }),
    never(
      'kernel-imports-no-feature',
      { path: '^api/kernel/' },
      { path: '^api/(features|ports|providers|transport)/' },
    ),
    never(
      'legal-language-is-pure',
      { path: '^api/legal-language/' },
      { path: '^api/(features|kernel|ports|providers|transport)/' },
    ),
    never(
      'legal-language-through-index',
      { pathNot: '^(api/legal-language|tests)/' },
      { path: '^api/legal-language/', pathNot: '^api/legal-language/index\\.ts$' },
    ),
    never('ports-are-interfaces', { path: '^api/ports/' }, { path: '^(api/(features|providers|transport)|db)/|' + NM }),
    never(
      'providers-behind-ports',
      { path: '^api/(features|kernel|ports|transport)/' },
      { path: '^api/providers/' },
      'Only startup/ chooses providers.',
    ),
    never('providers-import-no-feature', { path: '^api/providers/' }, { path: '^api/(features|transport)/' }),
    never(
      'api-features-through-index',
      { path: '^api/features/([^/]+)/' },
      { path: '^api/features/([^/]+)/', pathNot: ['^api/features/$1/', '^api/features/[^/]+/index\\.ts$'] },
      'Other features import index.ts only.',
    ),
    never(
      'calendar-knows-no-hours',
      { path: '^api/features/calendar/' },
      { path: '^api/features/hours/' },
      'Hours are recorded of events; an event does not need them.',
    ),
    never(
      'feature-manifest-is-for-main',
      { path: '^api/', pathNot: '^api/(transport/|main\\.ts$)' },
      { path: '^api/features/[^/]+/feature\\.ts$' },
    ),
    never(
      'transport-uses-manifests',
      { path: '^api/transport/' },
      { path: '^api/features/', pathNot: '/feature\\.ts$' },
    ),
    never(
      'rules-are-pure',
      { path: '\\.(rules|policy)\\.ts$' },
      { path: NM + '|^node:|\\.(service|stream|resolver|types|jobs|rest)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'adapters-keep-nothing',
      { path: '\\.adapter\\.ts$' },
      {
        path:
          '^(node:)?(fs|net|http|https|child_process)\\b|mikro-orm|^db/entities/|^api/kernel/(database|events)/|' +
          '\\.(service|stream|resolver|types|jobs|rest)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'An adapter makes a package pure: the same input, the same output.',
    ),
    never(
      'long-work-in-workers',
      { path: '^api/', pathNot: ['\\.(tasks|adapter|rules)\\.ts$', '^api/kernel/print/'] },
      {
        path: '^api/kernel/print/(printer|pdf|docx)\\.ts$|/publications/(read-[\\w-]+|law-from-publication)\\.adapter\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'Files from outside are read, and documents are printed, by a task in a worker: on the main thread they stop everybody.',
    ),
    never('rules-do-no-io', { path: '\\.(rules|policy)\\.ts$' }, { dependencyTypes: ['core'] }),
    never(
      'web-features-import-no-other',
      { path: '^web/features/([^/]+)/' },
      {
        path: '^web/features/([^/]+)/',
        pathNot: ['^web/features/$1/', '^web/features/hours/(index|in-calendar)\\.ts$'],
      },
    ),
    never(
      'web-calendar-shows-hours',
      { path: '^web/features/', pathNot: '^web/features/(calendar|hours)/' },
      { path: '^web/features/hours/' },
      'Events and hours are one section of the dashboard: the calendar shows the hours, and no other feature does.',
    ),
    never('web-shared-imports-no-feature', { path: '^web/shared/' }, { path: '^web/(features|app)/' }),
    never('web-features-import-no-app', { path: '^web/features/' }, { path: '^web/app/' }),
    never(
      'app-imports-features-through-index',
      { path: '^web/app/' },
      { path: '^web/features/', pathNot: '^web/features/[^/]+/(index|public-pages)\\.ts$' },
      'index.ts is for the dashboard; public-pages.ts for pages without it, which load their parts with them.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
