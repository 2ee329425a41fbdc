// What tests build their own trees of, in the page.
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { configureDeck } from 'deckwright';
import * as core from 'deckwright/core';
import * as components from 'deckwright/react';
import { createLocalFetch } from 'deckwright/service';
import { config, datasets } from './data.js';

configureDeck({ assetBase: '/deckwright/' });
globalThis.lab = { React, createRoot, core, components, createLocalFetch, config, datasets };
