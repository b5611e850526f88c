
CREATE SCHEMA IF NOT EXISTS public;

CREATE TABLE public."Album" (
    "AlbumId" integer NOT NULL,
    "Title" varchar(160) NOT NULL,
    "ArtistId" integer NOT NULL
);

CREATE TABLE public."Artist" (
    "ArtistId" integer NOT NULL,
    "Name" varchar(120)
);

CREATE TABLE public."Customer" (
    "CustomerId" integer NOT NULL,
    "FirstName" varchar(40) NOT NULL,
    "LastName" varchar(20) NOT NULL,
    "Company" varchar(80),
    "Address" varchar(70),
    "City" varchar(40),
    "State" varchar(40),
    "Country" varchar(40),
    "PostalCode" varchar(10),
    "Phone" varchar(24),
    "Fax" varchar(24),
    "Email" varchar(60) NOT NULL,
    "SupportRepId" integer
);

CREATE TABLE public."Employee" (
    "EmployeeId" integer NOT NULL,
    "LastName" varchar(20) NOT NULL,
    "FirstName" varchar(20) NOT NULL,
    "Title" varchar(30),
    "ReportsTo" integer,
    "BirthDate" timestamp(0),
    "HireDate" timestamp(0),
    "Address" varchar(70),
    "City" varchar(40),
    "State" varchar(40),
    "Country" varchar(40),
    "PostalCode" varchar(10),
    "Phone" varchar(24),
    "Fax" varchar(24),
    "Email" varchar(60)
);

CREATE TABLE public."Genre" (
    "GenreId" integer NOT NULL,
    "Name" varchar(120)
);

CREATE TABLE public."Invoice" (
    "InvoiceId" integer NOT NULL,
    "CustomerId" integer NOT NULL,
    "InvoiceDate" timestamp(0) NOT NULL,
    "BillingAddress" varchar(70),
    "BillingCity" varchar(40),
    "BillingState" varchar(40),
    "BillingCountry" varchar(40),
    "BillingPostalCode" varchar(10),
    "Total" numeric(10,2) NOT NULL
);

CREATE TABLE public."InvoiceLine" (
    "InvoiceLineId" integer NOT NULL,
    "InvoiceId" integer NOT NULL,
    "TrackId" integer NOT NULL,
    "UnitPrice" numeric(10,2) NOT NULL,
    "Quantity" integer NOT NULL
);

CREATE TABLE public."MediaType" (
    "MediaTypeId" integer NOT NULL,
    "Name" varchar(120)
);

CREATE TABLE public."Playlist" (
    "PlaylistId" integer NOT NULL,
    "Name" varchar(120)
);

CREATE TABLE public."PlaylistTrack" (
    "PlaylistId" integer NOT NULL,
    "TrackId" integer NOT NULL
);

CREATE TABLE public."Track" (
    "TrackId" integer NOT NULL,
    "Name" varchar(200) NOT NULL,
    "AlbumId" integer,
    "MediaTypeId" integer NOT NULL,
    "GenreId" integer,
    "Composer" varchar(220),
    "Milliseconds" integer NOT NULL,
    "Bytes" integer,
    "UnitPrice" numeric(10,2) NOT NULL
);

CREATE UNIQUE INDEX "Album_pkey" ON public."Album" ("AlbumId");

CREATE UNIQUE INDEX "Artist_pkey" ON public."Artist" ("ArtistId");

CREATE UNIQUE INDEX "Customer_pkey" ON public."Customer" ("CustomerId");

CREATE UNIQUE INDEX "Employee_pkey" ON public."Employee" ("EmployeeId");

CREATE UNIQUE INDEX "Genre_pkey" ON public."Genre" ("GenreId");

CREATE UNIQUE INDEX "Invoice_pkey" ON public."Invoice" ("InvoiceId");

CREATE UNIQUE INDEX "InvoiceLine_pkey" ON public."InvoiceLine" ("InvoiceLineId");

CREATE UNIQUE INDEX "MediaType_pkey" ON public."MediaType" ("MediaTypeId");

CREATE UNIQUE INDEX "Playlist_pkey" ON public."Playlist" ("PlaylistId");

CREATE UNIQUE INDEX "PlaylistTrack_pkey" ON public."PlaylistTrack" ("PlaylistId", "TrackId");

CREATE UNIQUE INDEX "Track_pkey" ON public."Track" ("TrackId");

CREATE INDEX "IFK_AlbumArtistId" ON public."Album" USING btree ("ArtistId");

CREATE INDEX "IFK_CustomerSupportRepId" ON public."Customer" USING btree ("SupportRepId");

CREATE INDEX "IFK_EmployeeReportsTo" ON public."Employee" USING btree ("ReportsTo");

CREATE INDEX "IFK_InvoiceCustomerId" ON public."Invoice" USING btree ("CustomerId");

CREATE INDEX "IFK_InvoiceLineInvoiceId" ON public."InvoiceLine" USING btree ("InvoiceId");

CREATE INDEX "IFK_InvoiceLineTrackId" ON public."InvoiceLine" USING btree ("TrackId");

CREATE INDEX "IFK_PlaylistTrackPlaylistId" ON public."PlaylistTrack" USING btree ("PlaylistId");

CREATE INDEX "IFK_PlaylistTrackTrackId" ON public."PlaylistTrack" USING btree ("TrackId");

CREATE INDEX "IFK_TrackAlbumId" ON public."Track" USING btree ("AlbumId");

CREATE INDEX "IFK_TrackGenreId" ON public."Track" USING btree ("GenreId");

CREATE INDEX "IFK_TrackMediaTypeId" ON public."Track" USING btree ("MediaTypeId");

ALTER TABLE public."Album" ADD CONSTRAINT "Album_pkey" PRIMARY KEY USING INDEX "Album_pkey";

ALTER TABLE public."Artist" ADD CONSTRAINT "Artist_pkey" PRIMARY KEY USING INDEX "Artist_pkey";

ALTER TABLE public."Customer" ADD CONSTRAINT "Customer_pkey" PRIMARY KEY USING INDEX "Customer_pkey";

ALTER TABLE public."Employee" ADD CONSTRAINT "Employee_pkey" PRIMARY KEY USING INDEX "Employee_pkey";

ALTER TABLE public."Genre" ADD CONSTRAINT "Genre_pkey" PRIMARY KEY USING INDEX "Genre_pkey";

ALTER TABLE public."Invoice" ADD CONSTRAINT "Invoice_pkey" PRIMARY KEY USING INDEX "Invoice_pkey";

ALTER TABLE public."InvoiceLine" ADD CONSTRAINT "InvoiceLine_pkey" PRIMARY KEY USING INDEX "InvoiceLine_pkey";

ALTER TABLE public."MediaType" ADD CONSTRAINT "MediaType_pkey" PRIMARY KEY USING INDEX "MediaType_pkey";

ALTER TABLE public."Playlist" ADD CONSTRAINT "Playlist_pkey" PRIMARY KEY USING INDEX "Playlist_pkey";

ALTER TABLE public."PlaylistTrack" ADD CONSTRAINT "PlaylistTrack_pkey" PRIMARY KEY USING INDEX "PlaylistTrack_pkey";

ALTER TABLE public."Track" ADD CONSTRAINT "Track_pkey" PRIMARY KEY USING INDEX "Track_pkey";

ALTER TABLE public."Album"
    ADD CONSTRAINT "FK_AlbumArtistId" FOREIGN KEY ("ArtistId")
    REFERENCES public."Artist" ("ArtistId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Customer"
    ADD CONSTRAINT "FK_CustomerSupportRepId" FOREIGN KEY ("SupportRepId")
    REFERENCES public."Employee" ("EmployeeId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Employee"
    ADD CONSTRAINT "FK_EmployeeReportsTo" FOREIGN KEY ("ReportsTo")
    REFERENCES public."Employee" ("EmployeeId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Invoice"
    ADD CONSTRAINT "FK_InvoiceCustomerId" FOREIGN KEY ("CustomerId")
    REFERENCES public."Customer" ("CustomerId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."InvoiceLine"
    ADD CONSTRAINT "FK_InvoiceLineInvoiceId" FOREIGN KEY ("InvoiceId")
    REFERENCES public."Invoice" ("InvoiceId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."InvoiceLine"
    ADD CONSTRAINT "FK_InvoiceLineTrackId" FOREIGN KEY ("TrackId")
    REFERENCES public."Track" ("TrackId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."PlaylistTrack"
    ADD CONSTRAINT "FK_PlaylistTrackPlaylistId" FOREIGN KEY ("PlaylistId")
    REFERENCES public."Playlist" ("PlaylistId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."PlaylistTrack"
    ADD CONSTRAINT "FK_PlaylistTrackTrackId" FOREIGN KEY ("TrackId")
    REFERENCES public."Track" ("TrackId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Track"
    ADD CONSTRAINT "FK_TrackAlbumId" FOREIGN KEY ("AlbumId")
    REFERENCES public."Album" ("AlbumId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Track"
    ADD CONSTRAINT "FK_TrackGenreId" FOREIGN KEY ("GenreId")
    REFERENCES public."Genre" ("GenreId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Track"
    ADD CONSTRAINT "FK_TrackMediaTypeId" FOREIGN KEY ("MediaTypeId")
    REFERENCES public."MediaType" ("MediaTypeId")
    ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;

ALTER TABLE public."Album" VALIDATE CONSTRAINT "FK_AlbumArtistId";

ALTER TABLE public."Customer" VALIDATE CONSTRAINT "FK_CustomerSupportRepId";

ALTER TABLE public."Employee" VALIDATE CONSTRAINT "FK_EmployeeReportsTo";

ALTER TABLE public."Invoice" VALIDATE CONSTRAINT "FK_InvoiceCustomerId";

ALTER TABLE public."InvoiceLine" VALIDATE CONSTRAINT "FK_InvoiceLineInvoiceId";

ALTER TABLE public."InvoiceLine" VALIDATE CONSTRAINT "FK_InvoiceLineTrackId";

ALTER TABLE public."PlaylistTrack" VALIDATE CONSTRAINT "FK_PlaylistTrackPlaylistId";

ALTER TABLE public."PlaylistTrack" VALIDATE CONSTRAINT "FK_PlaylistTrackTrackId";

ALTER TABLE public."Track" VALIDATE CONSTRAINT "FK_TrackAlbumId";

ALTER TABLE public."Track" VALIDATE CONSTRAINT "FK_TrackGenreId";

ALTER TABLE public."Track" VALIDATE CONSTRAINT "FK_TrackMediaTypeId";
