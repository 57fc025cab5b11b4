CREATE TABLE "declaration_edition" (
	"number" integer PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"product_id" integer NOT NULL,
	"text_hash" text NOT NULL,
	"text" text NOT NULL,
	"first_accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_terms_product_id_text_hash_pk" PRIMARY KEY("product_id","text_hash")
);
--> statement-breakpoint
CREATE TABLE "served_text" (
	"session_hash" text NOT NULL,
	"subject" text NOT NULL,
	"text_hash" text NOT NULL,
	CONSTRAINT "served_text_session_hash_subject_pk" PRIMARY KEY("session_hash","subject")
);
--> statement-breakpoint
ALTER TABLE "served_text" ADD CONSTRAINT "served_text_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;